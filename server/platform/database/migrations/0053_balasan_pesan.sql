CREATE TABLE "pesan_balasan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_penerima" uuid NOT NULL,
	"id_penulis" uuid NOT NULL,
	"isi" text NOT NULL,
	"kunci" text NOT NULL,
	CONSTRAINT "uq_pesan_balasan_id_penulis_kunci" UNIQUE NULLS NOT DISTINCT("id_penulis","kunci")
);

--> statement-breakpoint
ALTER TABLE "pesan_pesan" ADD COLUMN "boleh_dibalas" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "pesan_penerima" ADD COLUMN "ditutup_pada" timestamptz;
--> statement-breakpoint
ALTER TABLE "pesan_balasan" ADD CONSTRAINT "pesan_balasan_id_penerima_pesan_penerima_id_fk" FOREIGN KEY ("id_penerima") REFERENCES "public"."pesan_penerima"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pesan_balasan" ADD CONSTRAINT "pesan_balasan_id_penulis_pengaturan_user_id_fk" FOREIGN KEY ("id_penulis") REFERENCES "public"."pengaturan_user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_pesan_balasan_urutan" ON "pesan_balasan" USING btree ("created_at" desc,"id");
--> statement-breakpoint
CREATE INDEX "ix_pesan_balasan_id_penerima" ON "pesan_balasan" USING btree ("id_penerima","created_at" desc,"id");
