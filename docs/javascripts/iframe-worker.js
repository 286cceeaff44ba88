// A page that is opened as a file may not start a worker, and the site's search is one. Here it runs in a hidden frame.
if (location.protocol === "file:") {
  window.Worker = class extends EventTarget {
    constructor(url) {
      super();
      this.waiting = [];
      const frame = document.createElement("iframe");
      frame.hidden = true;
      frame.srcdoc = "<!doctype html><title>search</title>";
      frame.addEventListener("load", () => this.start(frame.contentWindow, url), { once: true });
      document.body.append(frame);
    }

    start(inside, url) {
      this.inside = inside;
      inside.postMessage = (data) => this.tell(this, data);
      inside.importScripts = (...urls) => Promise.all(urls.map((one) => load(inside, one)));
      load(inside, url).then(() => {
        for (const data of this.waiting) this.tell(inside, data);
        this.waiting = null;
      });
    }

    postMessage(data) {
      if (this.waiting === null) this.tell(this.inside, data);
      else this.waiting.push(data);
    }

    tell(target, data) {
      setTimeout(() => {
        const event = new MessageEvent("message", { data });
        target.dispatchEvent(event);
        if (target === this) this.onmessage?.(event);
      });
    }

    terminate() {
      this.inside?.frameElement?.remove();
    }
  };
}

function load(inside, url) {
  return new Promise((resolve, reject) => {
    const script = inside.document.createElement("script");
    script.src = new URL(url, location.href).href;
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    inside.document.head.append(script);
  });
}
