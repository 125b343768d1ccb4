CREATE TABLE "journal_pages" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"text_sealed" "bytea",
	"written_at" timestamp (3) with time zone NOT NULL,
	"written_on" date NOT NULL,
	"written_zone" text,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "journal_pages_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "journal_pages" ADD CONSTRAINT "journal_pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_pages_newest" ON "journal_pages" USING btree ("user_id","written_at" DESC NULLS LAST);