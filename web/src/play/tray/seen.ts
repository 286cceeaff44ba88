/** Tells whether an element is to be seen in what scrolls around it. */
export function whenSeen(tell: (isSeen: boolean) => void): (element: Element) => () => void {
  return (element) => {
    const observer = new IntersectionObserver((entries) => tell(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(element);
    return () => {
      observer.disconnect();
      tell(true);
    };
  };
}
