"use client";

import Link from "next/link";
import { StateBox } from "@/components/ui/state-box";
import { business, telephoneLink } from "@/lib/business";

/** The server could not load the vehicle. */
export default function VehicleError() {
  return (
    <div className="wrap py-10 lg:py-16">
      <StateBox
        kind="error"
        level={1}
        title="Error loading vehicle"
        actions={
          <>
            <Link className="button button-primary" href="/inventory" prefetch={false}>
              Return to Inventory
            </Link>
            <a className="button button-second" href={telephoneLink}>
              {business.phone}
            </a>
          </>
        }
      >
        Failed to load vehicle details
      </StateBox>
    </div>
  );
}
