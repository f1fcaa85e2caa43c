-- CreateTable
CREATE TABLE "BulkFile" (
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "gzip" BYTEA NOT NULL,
    "gzipSha256" TEXT NOT NULL,
    "madeAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BulkFile_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "BulkFile_version_edition_idx" ON "BulkFile"("version", "edition");

-- CreateIndex
CREATE INDEX "BulkFile_kind_madeAt_idx" ON "BulkFile"("kind", "madeAt");
