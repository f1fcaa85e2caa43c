-- CreateTable
CREATE TABLE "Lock" (
    "name" TEXT NOT NULL,
    "takenAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Lock_pkey" PRIMARY KEY ("name")
);
