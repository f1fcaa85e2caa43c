-- AlterTable
ALTER TABLE "CardSet" ADD COLUMN     "counters" JSONB NOT NULL DEFAULT '{}';
