-- CreateEnum
CREATE TYPE "SetType" AS ENUM ('main', 'starter', 'promo');

-- CreateEnum
CREATE TYPE "Finish" AS ENUM ('normal', 'foil');

-- CreateEnum
CREATE TYPE "SuggestionState" AS ENUM ('open', 'accepted', 'declined');

-- CreateEnum
CREATE TYPE "Role" AS ENUM ('user', 'admin');

-- AlterTable
ALTER TABLE "Card" ADD COLUMN     "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "retired" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "CardSet" ADD COLUMN     "type" "SetType" NOT NULL DEFAULT 'main';

-- AlterTable
ALTER TABLE "DataVersion" ADD COLUMN     "changes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "content" BYTEA,
ADD COLUMN     "restores" INTEGER;

-- AlterTable
ALTER TABLE "Printing" ADD COLUMN     "finish" "Finish" NOT NULL DEFAULT 'normal',
ADD COLUMN     "product" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "role" "Role" NOT NULL DEFAULT 'user';

-- CreateTable
CREATE TABLE "CuratedList" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "englishName" TEXT NOT NULL,
    "cards" INTEGER[],

    CONSTRAINT "CuratedList_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ImportDraft" (
    "id" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT,
    "baseVersion" INTEGER NOT NULL,
    "files" BYTEA NOT NULL,
    "summary" JSONB NOT NULL,

    CONSTRAINT "ImportDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actorId" TEXT,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "details" JSONB NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Suggestion" (
    "id" TEXT NOT NULL,
    "cardNumber" INTEGER NOT NULL,
    "field" TEXT NOT NULL,
    "current" TEXT NOT NULL,
    "proposed" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "authorId" TEXT,
    "state" "SuggestionState" NOT NULL DEFAULT 'open',
    "answer" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMP(3),
    "decidedBy" TEXT,

    CONSTRAINT "Suggestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OfficialRule" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "edition" TEXT NOT NULL,

    CONSTRAINT "OfficialRule_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ImportDraft_createdAt_idx" ON "ImportDraft"("createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_at_idx" ON "AuditEntry"("at");

-- CreateIndex
CREATE INDEX "Suggestion_state_createdAt_idx" ON "Suggestion"("state", "createdAt");

-- CreateIndex
CREATE INDEX "Suggestion_cardNumber_idx" ON "Suggestion"("cardNumber");

-- AddForeignKey
ALTER TABLE "ImportDraft" ADD CONSTRAINT "ImportDraft_createdBy_fkey" FOREIGN KEY ("createdBy") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_cardNumber_fkey" FOREIGN KEY ("cardNumber") REFERENCES "Card"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Suggestion" ADD CONSTRAINT "Suggestion_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;



-- Every process that serves the catalogue listens, so that a published version is seen without a restart.
CREATE FUNCTION tell_of_data_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('grimoire_data_version', NEW."version"::text);
  RETURN NULL;
END
$$;
CREATE TRIGGER "DataVersion_told" AFTER INSERT ON "DataVersion" FOR EACH ROW EXECUTE FUNCTION tell_of_data_version();

-- What was done stays told as it was told.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed or removed', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER "AuditEntry_kept" BEFORE UPDATE OR DELETE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION refuse_change();
