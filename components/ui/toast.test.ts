import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, noToasts, subscribeToToasts, toast } from "@/components/ui/toast";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("are empty on the server and before the first one", () => {
    expect(noToasts()).toEqual([]);
    expect(currentToasts()).toEqual([]);
  });

  it("have their content", () => {
    toast({ title: "Saved", description: "Stock number R-2107", variant: "destructive" });
    expect(currentToasts()).toMatchObject([
      { title: "Saved", description: "Stock number R-2107", variant: "destructive", open: true },
    ]);
  });

  it("are shown one at a time: the newest", () => {
    toast({ description: "First" });
    toast({ description: "Second" });
    expect(currentToasts().map(({ description }) => description)).toEqual(["Second"]);
  });

  it("are dismissed by id, and removed 1,000,000 ms later", () => {
    const id = toast({ description: "First" });
    dismissToast(id);
    expect(currentToasts()).toMatchObject([{ description: "First", open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it("are not dismissed by the id of another", () => {
    const first = toast({ description: "First" });
    toast({ description: "Second" });
    dismissToast(first);
    expect(currentToasts()).toMatchObject([{ description: "Second", open: true }]);
  });

  it("are not removed when an earlier one expires", () => {
    dismissToast(toast({ description: "First" }));
    toast({ description: "Second" });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToasts()).toMatchObject([{ description: "Second" }]);
  });

  it("notify subscribers until they unsubscribe", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    toast({ description: "First" });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toast({ description: "Second" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
