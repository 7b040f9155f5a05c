import type { UseFormReturn } from "react-hook-form";
import {
  type CallbackField,
  type CallbackValues,
  CONTACT_METHOD_LABELS,
} from "@/components/repair/callback-values";
import { controlVariants } from "@/components/ui/control";
import { Field, fieldNoteId } from "@/components/ui/field";
import { rewriteInput } from "@/components/ui/formatted-input";
import { Segment } from "@/components/ui/segment";
import { formatPhone } from "@/lib/contact/rules";

/** The limits of the server, in characters. */
const MAX_LENGTH = { name: 100, phone: 40, email: 254, description: 2_000 } as const;

/** The form's fields. Only the field of the chosen contact method is shown; the other keeps its text. */
export function CallbackFields({ form }: { form: UseFormReturn<CallbackValues> }) {
  const { register, watch, clearErrors, formState } = form;
  const method = watch("contactMethod") ?? "phone";
  // Registered in the order of the page: the first field with an error gets the focus.
  const name = register("name");
  const contactMethod = register("contactMethod", { onChange: () => clearErrors(["phone", "email"]) });
  const phone = register("phone");

  const control = (field: Exclude<CallbackField, "contactMethod">) => {
    const invalid = formState.errors[field] !== undefined;
    return {
      id: `callback-${field}`,
      maxLength: MAX_LENGTH[field],
      "aria-invalid": invalid || undefined,
      "aria-describedby": invalid ? fieldNoteId(`callback-${field}`) : undefined,
    };
  };
  const error = (field: CallbackField) => formState.errors[field]?.message;

  return (
    <>
      <Field id="callback-name" label="Your name" error={error("name")}>
        <input className={controlVariants()} {...control("name")} {...name} autoComplete="name" required />
      </Field>
      <Segment
        legend="How should we reach you?"
        choices={CONTACT_METHOD_LABELS}
        registration={contactMethod}
      />
      {method === "phone" ? (
        <Field key="phone" id="callback-phone" label="Phone number" error={error("phone")}>
          <input
            className={controlVariants()}
            {...control("phone")}
            {...phone}
            onChange={(event) => {
              rewriteInput(event.target, formatPhone, /\d/);
              return phone.onChange(event);
            }}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            placeholder="(555) 555-5555"
            required
          />
        </Field>
      ) : (
        <Field key="email" id="callback-email" label="Email address" error={error("email")}>
          <input
            className={controlVariants()}
            {...control("email")}
            {...register("email")}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
        </Field>
      )}
      <Field
        id="callback-description"
        label="What is going on with it?"
        optional
        error={error("description")}
      >
        <textarea
          className={controlVariants({ kind: "textarea" })}
          {...control("description")}
          {...register("description")}
          rows={3}
        />
      </Field>
    </>
  );
}
