import { inventoryBanner, partsBanner } from "@/lib/drawings/scenes/banners";
import { partsScene } from "@/lib/drawings/scenes/parts";
import { preOwnedScene } from "@/lib/drawings/scenes/pre-owned";
import { repairScene } from "@/lib/drawings/scenes/repair";
import { closedDoorScene, errorScene } from "@/lib/drawings/scenes/states";

/** Pictures other than single vehicles, by name. */
export const scenes = {
  "scene-repair": repairScene,
  "scene-pre-owned": preOwnedScene,
  "scene-parts": partsScene,
  "scene-closed-door": closedDoorScene,
  "scene-error": errorScene,
  "banner-inventory": inventoryBanner,
  "banner-parts": partsBanner,
} as const satisfies Record<string, () => string>;

export type SceneName = keyof typeof scenes;
