ALTER TABLE "internal_penggabungan" ADD COLUMN "catatan" text;
