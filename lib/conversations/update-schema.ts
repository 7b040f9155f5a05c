import { z } from "zod";

export const REQUEST_NOT_FOUND = "Request not found";

const MAX_ID_LENGTH = 100;

/**
 * What staff change on a request: who has it (the id of an account, or null for nobody), its status, or both. The
 * statuses depend on the kind of the request, so the mutation checks them.
 */
export const conversationUpdateSchema = z
  .object({
    assignedTo: z
      .string({ error: "assignedTo must be the id of an account, or null" })
      .min(1)
      .max(MAX_ID_LENGTH)
      .nullable()
      .optional(),
    status: z.string({ error: "status must be text" }).min(1).max(MAX_ID_LENGTH).optional(),
  })
  .refine(({ assignedTo, status }) => assignedTo !== undefined || status !== undefined, {
    error: "Send a status, or who has the request.",
  });
