-- CreateEnum
CREATE TYPE "Game" AS ENUM ('magmell', 'mtg');

-- AlterEnum
ALTER TYPE "DeckZone" ADD VALUE 'main';
ALTER TYPE "DeckZone" ADD VALUE 'sideboard';
ALTER TYPE "DeckZone" ADD VALUE 'pool';

-- AlterTable: a constant default is kept beside the table, so that no row is written anew.
ALTER TABLE "Deck" ADD COLUMN "format" TEXT,
ADD COLUMN "formatOn" DATE,
ADD COLUMN "game" "Game" NOT NULL DEFAULT 'magmell';

-- CreateIndex
CREATE INDEX "Deck_game_visibility_updatedAt_idx" ON "Deck"("game", "visibility", "updatedAt");
