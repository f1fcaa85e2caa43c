-- The readings that an editor chose for a text that can be read in several ways. A constant default writes no row anew.
ALTER TABLE "Revision" ADD COLUMN "readings" JSONB NOT NULL DEFAULT '[]';
