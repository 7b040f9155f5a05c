import type { Body, BodyType } from "@/lib/drawings/bodies/body";
import { coupe } from "@/lib/drawings/bodies/coupe";
import { hatchback } from "@/lib/drawings/bodies/hatchback";
import { pickup } from "@/lib/drawings/bodies/pickup";
import { sedan } from "@/lib/drawings/bodies/sedan";
import { suv } from "@/lib/drawings/bodies/suv";
import { van } from "@/lib/drawings/bodies/van";

/** The geometry of each body type. */
export const bodies: Record<BodyType, Body> = { sedan, coupe, hatchback, suv, pickup, van };
