import type { Prisma } from "../../lib/generated/prisma/client";
import { clock, openDay, shopDay, shopTime } from "./dates";
import { dismantledVehicles } from "./dismantled-vehicles";
import { retailVehicles, unfinishedRetailVehicle } from "./retail-vehicles";

const OPENING_MINUTES = 9 * 60;

/** A time within opening hours, later for each vehicle, so that vehicles of one day keep the order of stock numbers. */
function enteredAt(now: Date, daysAgo: number, index: number, minutesApart: number): Date {
  return shopTime(openDay(shopDay(now, daysAgo), "before"), clock(OPENING_MINUTES + index * minutesApart));
}

/** The pre-owned vehicles as rows, with dates relative to `now`. The last one is incomplete. */
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

/** The dismantled vehicles as rows, with dates relative to `now`. */
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
