/** A big screen is read from a sofa: while one is shown, all letters of the page grow with it, and it does not go dark. */
export function forTheRoom(): () => void {
  const awake = new Awake();
  document.documentElement.dataset.big = "";
  return () => {
    delete document.documentElement.dataset.big;
    awake.end();
  };
}

/** Nobody touches a big screen: it would fall asleep. Browsers allow this on secure addresses and on the computer itself. */
class Awake {
  #lock: WakeLockSentinel | null = null;
  #ended = false;

  constructor() {
    void this.#hold();
    document.addEventListener("visibilitychange", this.#hold);
  }

  #hold = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
      if (this.#ended) await this.#lock.release();
    } catch {
      // a battery that runs low comes first
    }
  };

  end(): void {
    this.#ended = true;
    document.removeEventListener("visibilitychange", this.#hold);
    void this.#lock?.release();
  }
}
