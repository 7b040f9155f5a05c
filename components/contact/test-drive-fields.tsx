import { useMemo } from "react";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { dayAtShop, type InquiryValues, testDriveTimes } from "@/components/contact/inquiry-values";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { business } from "@/lib/business";
import { MAX_TEST_DRIVE_DAYS } from "@/lib/vehicle-inquiries/rules";

const DAY_MS = 24 * 60 * 60 * 1000;

type TestDriveFieldsProps = {
  day: UseFormRegisterReturn<"day">;
  time: UseFormRegisterReturn<"time">;
  errors: FieldErrors<InquiryValues>;
};

/** The preferred day and time of a test drive. Never rendered on the server: the first day is today. */
export function TestDriveFields({ day, time, errors }: TestDriveFieldsProps) {
  const times = useMemo(() => testDriveTimes(), []);
  const now = new Date();
  const control = (field: "day" | "time", hint = false) => {
    const invalid = errors[field] !== undefined;
    return {
      id: `inquiry-${field}`,
      required: true,
      "aria-invalid": invalid || undefined,
      "aria-describedby": invalid || hint ? fieldNoteId(`inquiry-${field}`) : undefined,
    };
  };
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field
        id="inquiry-day"
        label="Preferred day"
        hint={`${business.hoursShort.open}. We confirm the time before you come.`}
        error={errors.day?.message}
      >
        <input
          className={controlVariants()}
          {...control("day", true)}
          {...day}
          type="date"
          min={dayAtShop(now)}
          max={dayAtShop(new Date(now.getTime() + MAX_TEST_DRIVE_DAYS * DAY_MS))}
        />
      </Field>
      <Field id="inquiry-time" label="Preferred time" error={errors.time?.message}>
        <select
          className={controlVariants({ kind: "select" })}
          {...control("time")}
          {...time}
          defaultValue=""
        >
          <option value="">Choose a time</option>
          {times.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
    </div>
  );
}
