/** The time by this device, told anew at intervals while it is read: create it in a component. */
export class Now {
  value = $state(Date.now());

  constructor(every: () => number) {
    $effect(() => {
      const timer = setInterval(() => (this.value = Date.now()), every());
      return () => clearInterval(timer);
    });
  }
}
