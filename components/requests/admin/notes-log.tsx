import { formatMoment } from "@/components/layout/admin/dates";

type Note = { id: string; author: string; timestamp: string; content: string };

/** What staff wrote on a request, oldest first. */
export function NotesLog({ notes }: { notes: Note[] }) {
  if (notes.length === 0) return <p className="office-aside">No notes yet.</p>;
  return (
    <ol className="office-log">
      {notes.map(({ id, author, timestamp, content }) => (
        <li key={id}>
          <p>
            <strong>{author}</strong> <time dateTime={timestamp}>{formatMoment(timestamp)}</time>
          </p>
          <p className="office-text">{content}</p>
        </li>
      ))}
    </ol>
  );
}
