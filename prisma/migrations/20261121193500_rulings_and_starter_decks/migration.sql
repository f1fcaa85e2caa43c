-- CreateEnum
CREATE TYPE "RulingSource" AS ENUM ('house', 'official');

-- AlterTable
ALTER TABLE "Deck" ADD COLUMN     "starterKey" TEXT,
ALTER COLUMN "ownerId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Ruling" (
    "id" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "englishQuestion" TEXT NOT NULL,
    "answer" TEXT NOT NULL,
    "englishAnswer" TEXT NOT NULL,
    "rules" TEXT[],
    "source" "RulingSource" NOT NULL,
    "ruledOn" DATE NOT NULL,

    CONSTRAINT "Ruling_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RulingCard" (
    "rulingId" TEXT NOT NULL,
    "cardNumber" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "RulingCard_pkey" PRIMARY KEY ("rulingId","cardNumber")
);

-- CreateTable
CREATE TABLE "Starter" (
    "key" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "englishName" TEXT NOT NULL,
    "primer" TEXT NOT NULL,
    "englishPrimer" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,

    CONSTRAINT "Starter_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "RulingCard_cardNumber_idx" ON "RulingCard"("cardNumber");

-- CreateIndex
CREATE UNIQUE INDEX "Deck_starterKey_key" ON "Deck"("starterKey");

-- AddForeignKey
ALTER TABLE "RulingCard" ADD CONSTRAINT "RulingCard_rulingId_fkey" FOREIGN KEY ("rulingId") REFERENCES "Ruling"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "RulingCard" ADD CONSTRAINT "RulingCard_cardNumber_fkey" FOREIGN KEY ("cardNumber") REFERENCES "Card"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_starterKey_fkey" FOREIGN KEY ("starterKey") REFERENCES "Starter"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- A deck has an owner or is a starter, never both and never neither; Prisma's schema cannot say so.
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_owner_or_starter_check" CHECK (("ownerId" IS NULL) <> ("starterKey" IS NULL));
