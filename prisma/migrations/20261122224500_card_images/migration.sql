-- AlterTable
ALTER TABLE "CardSet" ADD COLUMN     "rarities" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "CardImage" (
    "sha256" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "placeholder" TEXT NOT NULL,
    "small" BYTEA NOT NULL,
    "medium" BYTEA NOT NULL,
    "large" BYTEA NOT NULL,
    "addedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CardImage_pkey" PRIMARY KEY ("sha256")
);

-- CreateTable
CREATE TABLE "TakenDownImage" (
    "sha256" TEXT NOT NULL,
    "takenDownAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TakenDownImage_pkey" PRIMARY KEY ("sha256")
);

-- CreateIndex
CREATE INDEX "Printing_image_idx" ON "Printing"("image");

-- AddForeignKey
ALTER TABLE "Printing" ADD CONSTRAINT "Printing_image_fkey" FOREIGN KEY ("image") REFERENCES "CardImage"("sha256") ON DELETE RESTRICT ON UPDATE CASCADE;
