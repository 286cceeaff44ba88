/** What the screen that is shown is called, where that is more than the kind of screen; for the window's title. */
class PageTitle {
  own = $state<string | null>(null);
  /** It is the player's turn here. */
  isYourTurn = $state(false);
}

export const pageTitle = new PageTitle();
