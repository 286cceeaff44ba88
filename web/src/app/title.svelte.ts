/** What the screen that is shown is called, where that is more than the kind of screen; for the window's title. */
class PageTitle {
  own = $state<string | null>(null);
}

export const pageTitle = new PageTitle();
