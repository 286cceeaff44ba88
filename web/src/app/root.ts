/** Where the game is served from, however deep the page's own address is: the server says so in every page. */
function findRoot(): URL {
  const said = document.querySelector<HTMLMetaElement>('meta[name="lucca-root"]')?.content ?? "./";
  return new URL(said, location.href);
}

export const root = findRoot();

/** The whole address of something below the root, such as `api/me`. */
export function urlOf(path: string): URL {
  return new URL(path.replace(/^\//, ""), root);
}

export function socketUrlOf(path: string): URL {
  const url = urlOf(path);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url;
}
