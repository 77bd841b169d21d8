ALTER TABLE "master_pic_mitra" ADD COLUMN "bahasa" text;
