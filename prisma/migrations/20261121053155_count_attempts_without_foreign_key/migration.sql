-- DropForeignKey
ALTER TABLE "SignInAttempt" DROP CONSTRAINT "SignInAttempt_userId_fkey";
