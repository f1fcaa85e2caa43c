-- What lists filter decks of MAGMELL by. A save writes it; the server judges decks that are there already, and all of them anew when other
-- cards come into force. Columns without a default, so that no row is written anew.
ALTER TABLE "Deck" ADD COLUMN "colors" INTEGER, ADD COLUMN "legal" BOOLEAN, ADD COLUMN "judgedBy" TEXT;

-- Indexes of the public decks of players by these facts, each in the order of a list.
CREATE INDEX "Deck_facts_updatedAt_idx" ON "Deck"("game", "colors", "legal", "updatedAt", "id") WHERE "visibility" = 'public' AND "ownerId" IS NOT NULL;
CREATE INDEX "Deck_facts_likeCount_idx" ON "Deck"("game", "colors", "legal", "likeCount", "updatedAt", "id") WHERE "visibility" = 'public' AND "ownerId" IS NOT NULL;
CREATE INDEX "Deck_facts_name_idx" ON "Deck"("game", "colors", "legal", "name", "id") WHERE "visibility" = 'public' AND "ownerId" IS NOT NULL;
