-- AlterTable
ALTER TABLE "CardSet" ADD COLUMN     "showsImages" BOOLEAN NOT NULL DEFAULT true;

-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "candidates" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "cardNotes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "copiedFromId" TEXT,
ADD COLUMN     "copiedFromName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "createKey" TEXT,
ADD COLUMN     "description" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "folder" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "hero" TEXT,
ADD COLUMN     "primer" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tags" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Printing" ADD COLUMN     "image" TEXT,
ADD COLUMN     "imageAlt" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "rarity" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "authorKey" TEXT NOT NULL DEFAULT replace((gen_random_uuid())::text, '-'::text, ''::text),
ADD COLUMN     "bio" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "DeckVersion" (
    "deckId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "savedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "name" TEXT,
    "saveKey" TEXT,
    "content" JSONB NOT NULL,

    CONSTRAINT "DeckVersion_pkey" PRIMARY KEY ("deckId","version")
);

-- CreateTable
CREATE TABLE "DeckLike" (
    "deckId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "likedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DeckLike_pkey" PRIMARY KEY ("deckId","userId")
);

-- CreateTable
CREATE TABLE "Follow" (
    "followerId" TEXT NOT NULL,
    "authorId" TEXT NOT NULL,
    "followedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Follow_pkey" PRIMARY KEY ("followerId","authorId")
);

-- CreateIndex
CREATE UNIQUE INDEX "DeckVersion_deckId_saveKey_key" ON "DeckVersion"("deckId", "saveKey");

-- CreateIndex
CREATE INDEX "DeckLike_userId_likedAt_idx" ON "DeckLike"("userId", "likedAt");

-- CreateIndex
CREATE INDEX "Follow_authorId_idx" ON "Follow"("authorId");

-- CreateIndex
CREATE INDEX "Deck_copiedFromId_idx" ON "Deck"("copiedFromId");

-- CreateIndex
CREATE UNIQUE INDEX "Deck_ownerId_createKey_key" ON "Deck"("ownerId", "createKey");

-- CreateIndex
CREATE UNIQUE INDEX "User_authorKey_key" ON "User"("authorKey");

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_copiedFromId_fkey" FOREIGN KEY ("copiedFromId") REFERENCES "Deck"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeckVersion" ADD CONSTRAINT "DeckVersion_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeckLike" ADD CONSTRAINT "DeckLike_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeckLike" ADD CONSTRAINT "DeckLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Follow" ADD CONSTRAINT "Follow_followerId_fkey" FOREIGN KEY ("followerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Follow" ADD CONSTRAINT "Follow_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;


