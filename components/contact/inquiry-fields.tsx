import type { UseFormReturn } from "react-hook-form";
import { type InquiryField, type InquiryValues, TOPIC_LABELS } from "@/components/contact/inquiry-values";
import { TestDriveFields } from "@/components/contact/test-drive-fields";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { rewriteInput } from "@/components/ui/formatted-input";
import { Segment } from "@/components/ui/segment";
import { formatPhone } from "@/lib/contact/rules";

/** The limits of the server, in characters. */
const MAX_LENGTH = { name: 100, phone: 40, email: 254, message: 2_000 } as const;

type InquiryFieldsProps = { form: UseFormReturn<InquiryValues>; offersTestDrive: boolean };

/** The form's fields. The day and the time are shown for a test drive only; they keep their values. */
export function InquiryFields({ form, offersTestDrive }: InquiryFieldsProps) {
  const { register, watch, clearErrors, formState } = form;
  const isTestDrive = offersTestDrive && watch("topic") === "test_drive";
  // Registered in the order of the page: the first field with an error gets the focus.
  const topic = register("topic", { onChange: () => clearErrors(["day", "time", "message"]) });
  const day = register("day");
  const time = register("time");
  const error = (field: InquiryField) => formState.errors[field]?.message;
  const control = (field: keyof typeof MAX_LENGTH, hint = false) => {
    const invalid = formState.errors[field] !== undefined;
    return {
      id: `inquiry-${field}`,
      maxLength: MAX_LENGTH[field],
      "aria-invalid": invalid || undefined,
      "aria-describedby": invalid || hint ? fieldNoteId(`inquiry-${field}`) : undefined,
    };
  };

  return (
    <>
      {offersTestDrive && <Segment legend="What is it about?" choices={TOPIC_LABELS} registration={topic} />}
      {isTestDrive && <TestDriveFields day={day} time={time} errors={formState.errors} />}
      <Field
        id="inquiry-message"
        label={isTestDrive ? "Anything we should know?" : "Your question"}
        optional={isTestDrive}
        error={error("message")}
      >
        <textarea
          className={controlVariants({ kind: "textarea" })}
          {...control("message")}
          {...register("message")}
          rows={3}
          required={!isTestDrive}
        />
      </Field>
      <Field id="inquiry-name" label="Your name" error={error("name")}>
        <input
          className={controlVariants()}
          {...control("name")}
          {...register("name")}
          autoComplete="name"
          required
        />
      </Field>
      <PhoneField form={form} {...control("phone", true)} />
      <Field id="inquiry-email" label="Email address" error={error("email")}>
        <input
          className={controlVariants()}
          {...control("email")}
          {...register("email")}
          type="email"
          inputMode="email"
          autoComplete="email"
        />
      </Field>
    </>
  );
}

type PhoneFieldProps = Pick<InquiryFieldsProps, "form"> & {
  id: string;
  maxLength: number;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
};

/** The phone number, formatted while it is typed. */
function PhoneField({ form, ...control }: PhoneFieldProps) {
  const phone = form.register("phone");
  return (
    <Field
      id={control.id}
      label="Phone number"
      hint="A phone number or an email address is enough."
      error={form.formState.errors.phone?.message}
    >
      <input
        className={controlVariants()}
        {...control}
        {...phone}
        onChange={(event) => {
          rewriteInput(event.target, formatPhone, /\d/);
          return phone.onChange(event);
        }}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(555) 555-5555"
      />
    </Field>
  );
}
