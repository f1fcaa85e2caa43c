-- CreateTable
CREATE TABLE "MtgCardFile" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "name" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "cards" INTEGER NOT NULL,
    "texts" BOOLEAN NOT NULL,
    "sha256" TEXT NOT NULL,
    "loadedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MtgCardFile_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MtgSet" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "releasedOn" DATE,

    CONSTRAINT "MtgSet_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "MtgCard" (
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "japanese" TEXT NOT NULL DEFAULT '',
    "cost" TEXT NOT NULL DEFAULT '',
    "manaValue" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "types" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "subtypes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "colours" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "power" TEXT NOT NULL DEFAULT '',
    "toughness" TEXT NOT NULL DEFAULT '',
    "loyalty" TEXT NOT NULL DEFAULT '',
    "makes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "text" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "MtgCard_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "MtgCardSet" (
    "cardKey" TEXT NOT NULL,
    "setCode" TEXT NOT NULL,

    CONSTRAINT "MtgCardSet_pkey" PRIMARY KEY ("cardKey","setCode")
);

-- CreateIndex
CREATE INDEX "MtgCard_japanese_idx" ON "MtgCard"("japanese");

-- CreateIndex
CREATE INDEX "MtgCardSet_setCode_idx" ON "MtgCardSet"("setCode");

-- AddForeignKey
ALTER TABLE "MtgCardSet" ADD CONSTRAINT "MtgCardSet_cardKey_fkey" FOREIGN KEY ("cardKey") REFERENCES "MtgCard"("key") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MtgCardSet" ADD CONSTRAINT "MtgCardSet_setCode_fkey" FOREIGN KEY ("setCode") REFERENCES "MtgSet"("code") ON DELETE CASCADE ON UPDATE CASCADE;


