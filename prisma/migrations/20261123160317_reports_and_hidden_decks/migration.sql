-- CreateEnum
CREATE TYPE "ReportState" AS ENUM ('open', 'hidden', 'dismissed');

-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "hiddenAt" TIMESTAMP(3),
ADD COLUMN     "hiddenFrom" "Visibility",
ADD COLUMN     "hiddenReason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hiddenReply" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL,
    "deckId" TEXT,
    "authorId" TEXT,
    "reporterId" TEXT,
    "reason" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "state" "ReportState" NOT NULL DEFAULT 'open',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Report_state_createdAt_idx" ON "Report"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Report_deckId_idx" ON "Report"("deckId");

-- CreateIndex
CREATE INDEX "Report_authorId_idx" ON "Report"("authorId");

-- CreateIndex
CREATE INDEX "Report_reporterId_idx" ON "Report"("reporterId");

-- CreateIndex
CREATE INDEX "Deck_hiddenAt_idx" ON "Deck"("hiddenAt");

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_reporterId_fkey" FOREIGN KEY ("reporterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A report is about a deck or about an author.
ALTER TABLE "Report" ADD CONSTRAINT "Report_one_subject_check" CHECK (("deckId" IS NULL) <> ("authorId" IS NULL));

-- A hidden deck is private, so that everything that reads decks treats it as one that is not there.
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_hidden_is_private_check"
    CHECK (("hiddenAt" IS NULL AND "hiddenFrom" IS NULL) OR ("hiddenAt" IS NOT NULL AND "hiddenFrom" IS NOT NULL AND "visibility" = 'private'));
