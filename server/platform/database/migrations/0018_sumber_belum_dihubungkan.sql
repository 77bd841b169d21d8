UPDATE "pengaturan_sumber_data" SET "mode" = 'belum' WHERE "mode" = 'contoh' AND EXISTS (SELECT 1 FROM "_portal" WHERE "kunci" = 'isi' AND "nilai" = 'kosong');
