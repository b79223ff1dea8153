/// The service worker, which keeps the last pages in the browser and shows them while the server
/// cannot be reached.
///
/// It lies at the root, as it may keep only pages below its address. The pages of one user are taken
/// away by the first answer to another one, or to nobody. Where the site does not want it any more,
/// a worker takes its place that takes all pages away and ends itself.
enum PageWorker {
  static let path = "/calcot-worker.js"

  /// Returns the header that says whose a page is, without their name; nil for nobody's.
  static func header(of user: String?) -> WebHeader? {
    user.map { WebHeader("Calcot-User", PageKey.of([$0])) }
  }

  /// Returns the worker's script, or that of its successor that ends it.
  static func asset(keepsPages: Bool) -> WebAssets.Asset {
    let script = keepsPages ? keeping : ending
    return WebAssets.Asset(path, "text/javascript; charset=utf-8", Array(script.utf8))
  }

  // NB: a page is asked for first, so that nobody sees an old one while there is a line. Its files
  // have addresses that say their content.
  private static let keeping = #"""
    "use strict";
    const most = 30, kept = () => caches.open("calcot");
    const isPage = (url) => !new URL(url).pathname.startsWith("/calcot/");
    // The kept pages, or the kept files, the newest last.
    const like = async (url) =>
      (await (await kept()).keys()).filter((one) => isPage(one.url) === isPage(url));
    const userOf = (answer) => answer.headers.get("calcot-user");
    // Takes the pages away if they were another user's.
    async function clear(url, answer) {
      const last = (await like(url)).at(-1), old = last && await (await kept()).match(last);
      // NB: a redirect, such as to a page to sign in at, has status 0, and is nobody's.
      // A 404 is told if it is the site's own, and not that of a proxy.
      const isTold = answer.ok || [0, 401, 403].includes(answer.status)
        || answer.status === 404 && answer.headers.has("content-security-policy");
      if (old && isTold && userOf(old) !== userOf(answer)) await caches.delete("calcot");
    }
    async function keep(url, answer) {
      if (isPage(url)) await clear(url, answer);
      // NB: a server of another version has another file at this address, and says that it may not be kept.
      else if (!/immutable/.test(answer.headers.get("cache-control"))) return;
      if (!answer.ok) return;
      const cache = await kept();
      await cache.delete(url);
      await cache.put(url, answer);
      await Promise.all((await like(url)).slice(0, -most).map((one) => cache.delete(one)));
    }
    async function ask(request, event) {
      const answer = await fetch(request);
      event.waitUntil(keep(request.url, answer.clone()));
      return answer;
    }
    async function page(request, event) {
      const answer = await ask(request, event).catch(() => Response.error());
      // NB: for a server that is away a proxy may answer, without the site's headers.
      const isAway = answer.type === "error"
        || answer.status > 501 && !answer.headers.has("content-security-policy");
      if (!isAway) return answer;
      const old = await (await kept()).match(request.url);
      if (old) {
        const text = (await old.text()).replace("<body ", "<body data-offline ");
        return new Response(text, { headers: old.headers });
      }
      // An installed app starts at the last page.
      const last = new URL(request.url).pathname === "/" && (await like(request.url)).at(-1);
      return last ? Response.redirect(last.url) : answer;
    }
    async function file(event) {
      return await (await kept()).match(event.request.url) ?? ask(event.request, event);
    }
    addEventListener("install", () => skipWaiting());
    addEventListener("activate", (event) => event.waitUntil(clients.claim()));
    const isFile = (path) => /^\/calcot\/[^/]+\.(css|js|svg|png)$/.test(path);
    addEventListener("fetch", (event) => {
      const { request } = event, { origin, pathname, search } = new URL(request.url);
      if (request.method !== "GET" || origin !== location.origin) return;
      if (search && isFile(pathname)) event.respondWith(file(event));
      // NB: no files that the app hands out.
      else if (request.mode === "navigate" && isPage(request.url)) {
        event.respondWith(page(request, event));
      }
    });
    """#

  private static let ending = """
    addEventListener("install", () => skipWaiting());
    addEventListener("activate", (event) => event.waitUntil(
      Promise.all([caches.delete("calcot"), registration.unregister()])));
    """
}
