ALTER TABLE "formulir_formulir" ADD COLUMN "contoh" text;
