CREATE TABLE "page_links" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"proof_hash" "bytea" NOT NULL,
	"sealed" "bytea" NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"most_openings" integer NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "page_links_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "page_links_openings" CHECK ("page_links"."openings" between 0 and "page_links"."most_openings"),
	CONSTRAINT "page_links_most_openings" CHECK ("page_links"."most_openings" between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "page_links" ADD CONSTRAINT "page_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_links_address" ON "page_links" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "page_links_expiry" ON "page_links" USING btree ("expires_at");