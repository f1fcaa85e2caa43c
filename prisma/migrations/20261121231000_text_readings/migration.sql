-- CreateTable
CREATE TABLE "TextReading" (
    "key" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "reading" TEXT NOT NULL,

    CONSTRAINT "TextReading_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "TextReading_edition_idx" ON "TextReading"("edition");


