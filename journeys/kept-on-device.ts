import type { Page } from "playwright-core";

/** All that this page keeps on the device, as far as it is text. */
export async function keptOnDevice(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stores = [{ ...localStorage }, { ...sessionStorage }];
    const names = await indexedDB.databases();
    const rows: unknown[] = [];
    for (const { name } of names) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name ?? "");
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
      for (const store of db.objectStoreNames) {
        rows.push(
          await new Promise((resolve) => {
            const asked = db.transaction(store).objectStore(store).getAll();
            asked.onsuccess = () => resolve(asked.result);
          }),
        );
      }
      db.close();
    }
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\.(js|css|woff2)$/.test(request.url)) continue;
        cached.push((await (await cache.match(request))?.text()) ?? "");
      }
    }
    return JSON.stringify([stores, rows, cached]);
  });
}
