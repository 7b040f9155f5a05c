import { dismantledFordChevroletDodgeJeep } from "./dismantled-ford-chevrolet-dodge-jeep";
import { dismantledOtherMakes } from "./dismantled-other-makes";
import { dismantledSubaruToyotaHonda } from "./dismantled-subaru-toyota-honda";
import type { DismantledDemo } from "./types";

/** The dismantled vehicles in order of arrival. */
export const dismantledVehicles: DismantledDemo[] = [
  ...dismantledSubaruToyotaHonda,
  ...dismantledFordChevroletDodgeJeep,
  ...dismantledOtherMakes,
].sort((a, b) => a.stockNumber.localeCompare(b.stockNumber));
