-- DropIndex
DROP INDEX "RecordVersion_kind_recordId_at_idx";
