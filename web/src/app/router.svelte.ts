import { root, urlOf } from "./root";
import { parse, path, type Route } from "./routes";

/** The screen that is shown, in step with the address. */
class Router {
  route = $state.raw<Route>(this.#read());

  constructor() {
    window.addEventListener("popstate", () => (this.route = this.#read()));
  }

  #read(): Route {
    const below = location.pathname.slice(root.pathname.length);
    return parse(below, location.search, location.hash);
  }

  go(route: Route, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", href(route));
    this.route = route;
    if (!replace) window.scrollTo(0, 0);
  }
}

export const router = new Router();

/** For `href`; `use:link` or `follow` opens it without loading the page anew. */
export function href(route: Route): string {
  return urlOf(path(route)).href;
}

/** For `onclick` of a link to one of our screens; leaves new tabs and windows to the browser. */
export function follow(route: Route): (event: MouseEvent) => void {
  return (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    router.go(route);
  };
}
