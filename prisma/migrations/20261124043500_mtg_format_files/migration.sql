-- CreateTable
CREATE TABLE "MtgFormatFile" (
    "name" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "loadedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MtgFormatFile_pkey" PRIMARY KEY ("name")
);
