import "server-only";
import { db } from "@/lib/db";

/** The columns by which the vehicles of one model are found through an index. */
export type ModelColumns = { makeOrder: string; modelOrder: string };

/** The values of these columns for a make and model, however they are spelled: "CR-V" and "cr-v" are the same. */
export async function modelColumns(make: string, model: string): Promise<ModelColumns> {
  const [columns] = await db().$queryRaw<ModelColumns[]>`
    SELECT search_fold(${make}) AS "makeOrder", natural_order(search_fold(${model})) AS "modelOrder"`;
  return columns ?? { makeOrder: "", modelOrder: "" };
}
