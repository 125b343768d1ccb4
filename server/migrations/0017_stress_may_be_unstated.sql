ALTER TABLE "check_ins" ALTER COLUMN "stress" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "assessments" ADD COLUMN "questionnaire_version" integer DEFAULT 1 NOT NULL;