import type { Prisma } from "../../lib/generated/prisma/client";
import { clock, openDay, shopDay, shopTime } from "./dates";
import { dismantledVehicles } from "./dismantled-vehicles";
import { retailVehicles, unfinishedRetailVehicle } from "./retail-vehicles";

const OPENING = 9 * 60;

/** Within opening hours, later in the day for each vehicle, so that two on one day keep the order of their stock numbers. */
function enteredAt(now: Date, daysAgo: number, index: number, minutesApart: number): Date {
  return shopTime(openDay(shopDay(now, daysAgo), "before"), clock(OPENING + index * minutesApart));
}

/** The pre-owned lot as rows, every date relative to `now`; the last one is not complete. */
export function retailRows(now: Date): Prisma.RetailVehicleCreateManyInput[] {
  const rows = retailVehicles.map(
    ({ features, acquiredDaysAgo, listedDaysAgo, soldDaysAgo, imageUrl, ...vehicle }, index) => {
      const createdAt = enteredAt(now, listedDaysAgo, index, 18);
      const soldAt = soldDaysAgo === undefined ? null : enteredAt(now, soldDaysAgo, index, 18);
      return {
        ...vehicle,
        features: features.join("\n"),
        images: imageUrl ? [imageUrl] : [],
        dateAcquired: openDay(shopDay(now, acquiredDaysAgo), "before"),
        soldAt,
        version: soldAt ? 2 : 1,
        createdAt,
        updatedAt: soldAt ?? createdAt,
      };
    },
  );
  const { listedDaysAgo, ...unfinished } = unfinishedRetailVehicle;
  const createdAt = enteredAt(now, listedDaysAgo, rows.length, 18);
  return [...rows, { ...unfinished, createdAt, updatedAt: createdAt }];
}

/** The yard as rows, every date relative to `now`. */
export function dismantledRows(now: Date): Prisma.DismantledVehicleCreateManyInput[] {
  return dismantledVehicles.map(({ acquiredDaysAgo, imageUrl, ...vehicle }, index) => {
    const createdAt = enteredAt(now, acquiredDaysAgo, index, 12);
    return {
      ...vehicle,
      images: imageUrl ? [imageUrl] : [],
      dateAcquired: openDay(shopDay(now, acquiredDaysAgo), "before"),
      createdAt,
      updatedAt: createdAt,
    };
  });
}
