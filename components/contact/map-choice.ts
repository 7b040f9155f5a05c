const KEY = "liveMap";

/** Whether the live map was chosen in this browser, on this or an earlier visit. */
export function isLiveMapChosen(): boolean {
  try {
    return localStorage.getItem(KEY) === "shown";
  } catch {
    return false;
  }
}

/** Remembers in this browser whether the live map is shown. */
export function rememberLiveMap(isShown: boolean): void {
  try {
    if (isShown) localStorage.setItem(KEY, "shown");
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is blocked: the choice is valid for this page only.
  }
}
