-- CreateEnum
CREATE TYPE "Kind" AS ENUM ('unit', 'magic', 'stone');

-- CreateEnum
CREATE TYPE "Timing" AS ENUM ('normal', 'quick');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('private', 'unlisted', 'public');

-- CreateEnum
CREATE TYPE "DeckZone" AS ENUM ('grimoire', 'stoneDeck');

-- CreateTable
CREATE TABLE "CardSet" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "englishName" TEXT NOT NULL,
    "releasedOn" DATE NOT NULL,

    CONSTRAINT "CardSet_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Card" (
    "number" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "reading" TEXT NOT NULL,
    "englishName" TEXT NOT NULL,
    "token" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "Card_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "Revision" (
    "cardNumber" INTEGER NOT NULL,
    "effectiveOn" DATE NOT NULL,
    "kind" "Kind" NOT NULL,
    "timing" "Timing",
    "useCost" TEXT NOT NULL,
    "catalyst" TEXT NOT NULL,
    "ap" INTEGER,
    "hp" INTEGER,
    "text" TEXT NOT NULL,

    CONSTRAINT "Revision_pkey" PRIMARY KEY ("cardNumber","effectiveOn")
);

-- CreateTable
CREATE TABLE "Printing" (
    "setCode" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "cardNumber" INTEGER NOT NULL,
    "illustrator" TEXT NOT NULL,
    "flavor" TEXT NOT NULL,
    "revisedOn" DATE NOT NULL,

    CONSTRAINT "Printing_pkey" PRIMARY KEY ("setCode","number")
);

-- CreateTable
CREATE TABLE "DataVersion" (
    "version" SERIAL NOT NULL,
    "publishedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sha256" TEXT NOT NULL,
    "summary" JSONB NOT NULL,

    CONSTRAINT "DataVersion_pkey" PRIMARY KEY ("version")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" TIMESTAMP(3),
    "name" TEXT,
    "image" TEXT,
    "passwordHash" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Account" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "providerAccountId" TEXT NOT NULL,
    "refresh_token" TEXT,
    "access_token" TEXT,
    "expires_at" INTEGER,
    "token_type" TEXT,
    "scope" TEXT,
    "id_token" TEXT,
    "session_state" TEXT,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UserSession" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "userAgent" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "UserSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Deck" (
    "id" TEXT NOT NULL,
    "ownerId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "visibility" "Visibility" NOT NULL DEFAULT 'private',
    "linkToken" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Deck_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeckLine" (
    "deckId" TEXT NOT NULL,
    "zone" "DeckZone" NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "DeckLine_pkey" PRIMARY KEY ("deckId","zone","name")
);

-- CreateIndex
CREATE UNIQUE INDEX "Card_key_key" ON "Card"("key");

-- CreateIndex
CREATE INDEX "Printing_cardNumber_idx" ON "Printing"("cardNumber");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Account_provider_providerAccountId_key" ON "Account"("provider", "providerAccountId");

-- CreateIndex
CREATE INDEX "UserSession_userId_idx" ON "UserSession"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Deck_linkToken_key" ON "Deck"("linkToken");

-- CreateIndex
CREATE INDEX "Deck_ownerId_updatedAt_idx" ON "Deck"("ownerId", "updatedAt");

-- CreateIndex
CREATE INDEX "Deck_visibility_updatedAt_idx" ON "Deck"("visibility", "updatedAt");

-- CreateIndex
CREATE INDEX "DeckLine_name_idx" ON "DeckLine"("name");

-- AddForeignKey
ALTER TABLE "Revision" ADD CONSTRAINT "Revision_cardNumber_fkey" FOREIGN KEY ("cardNumber") REFERENCES "Card"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_setCode_fkey" FOREIGN KEY ("setCode") REFERENCES "CardSet"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_cardNumber_fkey" FOREIGN KEY ("cardNumber") REFERENCES "Card"("number") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_cardNumber_revisedOn_fkey" FOREIGN KEY ("cardNumber", "revisedOn") REFERENCES "Revision"("cardNumber", "effectiveOn") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UserSession" ADD CONSTRAINT "UserSession_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Deck" ADD CONSTRAINT "Deck_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DeckLine" ADD CONSTRAINT "DeckLine_deckId_fkey" FOREIGN KEY ("deckId") REFERENCES "Deck"("id") ON DELETE CASCADE ON UPDATE CASCADE;
