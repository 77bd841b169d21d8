CREATE TABLE "internal_pemakaian_kunci" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text,
	"updated_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"id_kunci" uuid NOT NULL,
	"menit" integer NOT NULL,
	"jumlah" integer NOT NULL,
	CONSTRAINT "uq_internal_pemakaian_kunci_id_kunci" UNIQUE("id_kunci")
);

--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api_cakupan" ADD COLUMN "saring_kolom2" text;
--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api_cakupan" ADD COLUMN "saring_nilai2" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api_cakupan" ADD COLUMN "saring_kolom3" text;
--> statement-breakpoint
ALTER TABLE "integrasi_kunci_api_cakupan" ADD COLUMN "saring_nilai3" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "internal_pemakaian_kunci" ADD CONSTRAINT "internal_pemakaian_kunci_id_kunci_integrasi_kunci_api_id_fk" FOREIGN KEY ("id_kunci") REFERENCES "public"."integrasi_kunci_api"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "ix_internal_pemakaian_kunci_urutan" ON "internal_pemakaian_kunci" USING btree ("created_at" desc,"id");
