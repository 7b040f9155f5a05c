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
  it("are none on the server and before the first", () => {
    expect(noToasts()).toEqual([]);
    expect(currentToasts()).toEqual([]);
  });

  it("come with what they say", () => {
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

  it("are not touched by the id of another", () => {
    const first = toast({ description: "First" });
    toast({ description: "Second" });
    dismissToast(first);
    expect(currentToasts()).toMatchObject([{ description: "Second", open: true }]);
  });

  it("leave a later one alone when an earlier one's time is up", () => {
    dismissToast(toast({ description: "First" }));
    toast({ description: "Second" });
    vi.advanceTimersByTime(1_000_000);
    expect(currentToasts()).toMatchObject([{ description: "Second" }]);
  });

  it("tell who listens, until they stop", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    toast({ description: "First" });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toast({ description: "Second" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
