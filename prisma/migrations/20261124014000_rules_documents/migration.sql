-- CreateTable
CREATE TABLE "RulesDocument" (
    "key" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "statedOn" TEXT,
    "correctedOn" DATE,
    "note" TEXT,
    "sha256" TEXT,
    "loadedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "RulesDocument_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "RulesText" (
    "document" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "segments" JSONB NOT NULL,

    CONSTRAINT "RulesText_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RulesText_document_position_idx" ON "RulesText"("document", "position");

-- AddForeignKey
ALTER TABLE "RulesText" ADD CONSTRAINT "RulesText_document_fkey" FOREIGN KEY ("document") REFERENCES "RulesDocument"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- The texts of MAGMELL's rules that operators have loaded stay, as one document among others.
INSERT INTO "RulesDocument" ("key", "edition")
SELECT 'mag', MAX("edition") FROM "OfficialRule" HAVING COUNT(*) > 0;

INSERT INTO "RulesText" ("document", "id", "position", "segments")
SELECT 'mag', "id", "position", jsonb_build_array(jsonb_build_object('kind', 'statement', 'label', NULL, 'text', "text"))
FROM "OfficialRule";

-- DropTable
DROP TABLE "OfficialRule";
