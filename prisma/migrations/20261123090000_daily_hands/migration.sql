-- CreateTable
CREATE TABLE "DailyHand" (
    "day" DATE NOT NULL,
    "code" TEXT NOT NULL,
    "seed" BIGINT NOT NULL,
    "goesFirst" BOOLEAN NOT NULL,
    "kept" INTEGER NOT NULL DEFAULT 0,
    "redrawn" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DailyHand_pkey" PRIMARY KEY ("day")
);
