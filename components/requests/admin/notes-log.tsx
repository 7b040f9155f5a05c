import { formatMoment } from "@/components/layout/admin/dates";
import { DetailsText } from "@/components/lists/admin/details-section";

type Note = { id: string; author: string; timestamp: string; content: string };

/** What staff wrote on a request, oldest first. */
export function NotesLog({ notes }: { notes: Note[] }) {
  if (notes.length === 0) return <p className="text-15 text-ink-3">No notes yet.</p>;
  return (
    <ol className="grid gap-3">
      {notes.map(({ id, author, timestamp, content }) => (
        <li key={id} className="border-control border-l-3 pl-3">
          <p>
            <strong>{author}</strong>{" "}
            <time dateTime={timestamp} className="text-ink-3">
              {formatMoment(timestamp)}
            </time>
          </p>
          <DetailsText>{content}</DetailsText>
        </li>
      ))}
    </ol>
  );
}
