"use client";

import { TextField } from "@/components/part-request/text-field";
import type { Wizard } from "@/components/part-request/use-wizard";

/** Step 3: the name of the customer, and how to reach them. */
export function ContactStep({ form: { control } }: Pick<Wizard, "form">) {
  return (
    <>
      <TextField control={control} name="name" label="Your name" type="text" autoComplete="name" />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField
          control={control}
          name="phone"
          label="Phone number"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <TextField
          control={control}
          name="email"
          label="Email address"
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </div>
      <TextField
        control={control}
        name="notes"
        label="Notes"
        optional
        multiline
        hint="Left or right, front or rear, color, part number: whatever helps us find the right one."
      />
    </>
  );
}
