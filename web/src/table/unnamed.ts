/** What the server calls those who gave no name. */
export const UNNAMED = "Guest";
